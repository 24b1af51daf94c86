import MessengerTexts

/// Makes rows of the sticker packs.
@MainActor
final class StickerListPresenter {
  weak var view: (any StickerListViewInterface)?

  private let interactor: any StickerListInteractorInput
  private let wireframe: any StickerListWireframe
  private let texts: Texts
  private var packs: [StickerPackResponse] = []

  init(
    interactor: any StickerListInteractorInput, wireframe: any StickerListWireframe,
    texts: Texts
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.texts = texts
  }
}

extension StickerListPresenter: StickerListDataSource {
  var rowCount: Int { packs.count }

  func row(at index: Int) -> StickerRow {
    let pack = packs[index]
    return StickerRow(
      name: pack.name, price: pack.isOwned ? nil : String(dollarsOf: pack.cents),
      owned: pack.isOwned ? texts[.owned] : nil)
  }
}

extension StickerListPresenter: StickerListEventHandler {
  func viewWillAppear() {
    interactor.load()
  }

  func didSelectRow(_ row: Int) {
    interactor.choose(packs[row].id)
  }

  func didTapRetry() {
    interactor.load()
  }
}

extension StickerListPresenter: StickerListInteractorOutput {
  func packsDidChange(_ response: ListResponse<StickerPackResponse>) {
    packs = response.items
    view?.showRows(ListNotice(response, texts: texts))
  }

  func packMayBeBought(_ id: String) {
    wireframe.showPurchase(of: id)
  }
}
