import ScreenKitDeclarative

struct StickerListView: DeclarativeView {
  let store: Store<StickersState>

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      LoadableView(name: "stickers", elements: store.state.packs, emptyText: nil) {
        store.dispatch(.retryTapped)
      }
      RowsView(
        name: "stickers", elements: store.state.packs.value ?? [],
        choose: { store.dispatch(.chosen($0)) }
      ) { pack, row in
        Text(pack.name).accessibilityIdentifier("\(row).name")
        if pack.isOwned {
          Text(texts[.owned]).accessibilityIdentifier("\(row).owned")
        } else {
          Text(pack.price.dollars).accessibilityIdentifier("\(row).price")
        }
      }
    }
    .navigationTitle(texts[.tabStickers])
    .onAppear { store.dispatch(.appeared) }
  }
}
