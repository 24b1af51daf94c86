import MessengerTexts

/// The sticker packs that are for sale.
@MainActor
struct StickersViewModel {
  struct Inputs {
    let appear: Signal<Void>
    let retry: Signal<Void>
    let selected: Signal<Int>
  }

  let content: Signal<ListContent<LabelsRow>>

  /// The pack that the user wants to buy.
  let wanted: Signal<StickerPack>

  init(
    _ inputs: Inputs, texts: Texts,
    load: @escaping @MainActor () -> Signal<Result<[StickerPack], ServerError>>
  ) {
    let packs = Signal.merge(inputs.appear, inputs.retry)
      .flatMapLatest { load().map { .ended($0) }.starting(with: .began) }
      .scan(Loadable<[StickerPack]>.loading) { $0.take($1) }
      .shareLatest()
    content = packs.map { packs in
      ListContent(packs, texts: texts) { pack in
        LabelsRow([
          "name": pack.name, "price": pack.isOwned ? nil : pack.price.asDollars,
          "owned": pack.isOwned ? texts[.owned] : nil,
        ])
      }
    }
    wanted = inputs.selected.withLatest(from: packs).compactMap { row, packs in
      packs.value?[row]
    }.filter { !$0.isOwned }
  }
}
