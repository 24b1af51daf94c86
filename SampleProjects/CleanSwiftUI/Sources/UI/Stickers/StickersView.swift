import MessengerTexts
import ScreenKitDeclarative

/// The stickers that are for sale.
struct StickersView: DeclarativeView {
  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    VStack {
      LoadableStatus(name: "stickers", list: appState.userData.stickerPacks) {
        await interactors.stickers.load()
      }
      if let packs = appState.userData.stickerPacks.value {
        List(packs.numbered, selection: .selecting(open)) { row in
          StickerRow(pack: row.element, name: "stickers.\(row.number)")
        }
        .accessibilityIdentifier("stickers.list")
      }
    }
    .navigationTitle(texts[.tabStickers])
    .onAppear { Task { await interactors.stickers.load() } }
  }

  private func open(_ id: StickerPack.ID) {
    guard appState.userData.stickerPacks.value?[id: id]?.canBeBought == true else { return }
    appState.routing.stickersPath.append(.purchase(id))
  }
}

/// A pack in the list.
private struct StickerRow: DeclarativeView {
  let pack: StickerPack

  /// What the identifiers begin with.
  let name: String

  @Environment(\.texts) private var texts

  var body: some DeclarativeView {
    HStack {
      Text(pack.name).accessibilityIdentifier("\(name).name")
      if pack.isOwned {
        Text(texts[.owned]).accessibilityIdentifier("\(name).owned")
      } else {
        Text(pack.price.asDollars).accessibilityIdentifier("\(name).price")
      }
    }
    .lineLimit(1)
    .accessibilityIdentifier(name)
  }
}
