import MessengerTexts
import ScreenKitDeclarative

/// The stickers that are for sale.
struct StickersView: DeclarativeView {
  @Environment(\.appState) private var appState
  @Environment(\.interactors) private var interactors
  @Environment(\.texts) private var texts
  @State private var packs = Loadable<[StickerPack]>.notRequested

  var body: some DeclarativeView {
    VStack {
      LoadableStatus(name: "stickers", list: packs, retry: load)
      if let packs = packs.value {
        List(packs.numbered, selection: .selecting(open)) { row in
          StickerRow(pack: row.element, name: "stickers.\(row.number)")
        }
        .accessibilityIdentifier("stickers.list")
      }
    }
    .navigationTitle(texts[.tabStickers])
    .onAppear { Task { await load() } }
  }

  private func load() async {
    await interactors.stickers.load(in: $packs.subject())
  }

  private func open(_ id: StickerPack.ID) {
    guard let pack = packs.value?.first(where: { $0.id == id }), !pack.isOwned else { return }
    appState.routing.stickersPath.append(.purchase(pack))
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
