import MessengerTexts

/// The sticker packs that are for sale.
@MainActor
struct StickersViewModel {
  struct Inputs {
    let appear: Observable<Void>
    let retry: Observable<Void>
    let selected: Observable<Int>
  }

  let content: Observable<ListContent<LabelsRow>>

  /// The pack that the user wants to buy.
  let wanted: Observable<StickerPack>

  init(
    _ inputs: Inputs, texts: Observable<Texts>,
    load: @escaping @MainActor () -> Observable<Result<[StickerPack], ServerError>>
  ) {
    let packs = Observable.merge(inputs.appear, inputs.retry)
      .flatMapLatest { load().map { .ended($0) }.starting(with: .began) }
      .scan(Loadable<[StickerPack]>.loading) { $0.take($1) }
      .starting(with: .loading).shareLatest()
    content = packs.combineLatest(texts).map { packs, texts in
      ListContent(packs, texts: texts) { pack in
        LabelsRow([
          "name": pack.name, "price": pack.isForSale ? pack.price.asDollars : nil,
          "owned": pack.isForSale ? nil : texts[.owned],
        ])
      }
    }
    wanted = inputs.selected.withLatest(from: packs)
      .compactMap { row, packs in packs.value?[row] }
      .filter(\.isForSale)
  }
}
