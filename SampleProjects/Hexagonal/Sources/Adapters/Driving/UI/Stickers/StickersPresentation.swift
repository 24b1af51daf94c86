import MessengerTexts

/// What the stickers that are for sale look like.
struct StickersPresentation: Equatable {
  struct Row: Equatable {
    let pack: StickerPack
    let name: String
    let price: String?
    let owned: String?
  }

  let rows: [Row]
  let list: ListPresentation

  init(_ packs: Loadable<[StickerPack]>, texts: Texts) {
    rows = (packs.value ?? []).map {
      Row(
        pack: $0, name: $0.name, price: $0.isOwned ? nil : $0.price.asDollars,
        owned: $0.isOwned ? texts[.owned] : nil)
    }
    list = ListPresentation(packs, texts: texts)
  }
}
