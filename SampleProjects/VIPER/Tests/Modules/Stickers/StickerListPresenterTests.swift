import MessengerTexts
import Testing

@testable import VIPER

@Suite("The rows of the stickers") @MainActor
struct StickerListPresenterTests {
  private let interactor = StickerListInteractorSpy()
  private let view = StickerListViewSpy()
  private let wireframe = StickerListWireframeSpy()
  private let presenter: StickerListPresenter

  init() {
    presenter = StickerListPresenter(
      interactor: interactor, wireframe: wireframe, texts: Texts(in: .english))
    presenter.view = view
  }

  @Test("show the price, or that a pack is paid, and lead to the purchase of what may be bought")
  func rows() {
    presenter.packsDidChange(
      .loaded([
        .init(id: "cats", name: "Cats", cents: 199, isOwned: false),
        .init(id: "dogs", name: "Dogs", cents: 99, isOwned: true),
      ]))
    #expect(presenter.row(at: 0) == StickerRow(name: "Cats", price: "$1.99", owned: nil))
    #expect(presenter.row(at: 1) == StickerRow(name: "Dogs", price: nil, owned: "Owned"))
    presenter.didSelectRow(1)
    #expect(interactor.chosen == ["dogs"])
    #expect(wireframe.packs.isEmpty)
    presenter.packMayBeBought("cats")
    #expect(wireframe.packs == ["cats"])
  }

  @Test("give way to what is said instead, which is nothing if there are none")
  func notices() {
    presenter.packsDidChange(.loading)
    presenter.packsDidChange(.failed)
    presenter.packsDidChange(.loaded([]))
    #expect(
      view.notices == [
        ListNotice(isBusy: true), ListNotice(error: "Could not load.", mayRetry: true),
        ListNotice(),
      ])
  }
}

@MainActor
private final class StickerListInteractorSpy: StickerListInteractorInput {
  private(set) var chosen: [String] = []

  func load() {}
  func choose(_ pack: String) { chosen.append(pack) }
}

@MainActor
private final class StickerListViewSpy: StickerListViewInterface {
  private(set) var notices: [ListNotice] = []

  func showRows(_ notice: ListNotice) { notices.append(notice) }
}

@MainActor
private final class StickerListWireframeSpy: StickerListWireframe {
  private(set) var packs: [String] = []

  func showPurchase(of pack: String) { packs.append(pack) }
}
