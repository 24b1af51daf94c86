import MessengerHost
import MessengerTexts
import Testing

@testable import MVP

@Suite("The presenter of the stickers") @MainActor
struct StickersPresenterTests {
  private let stickers = FakeStickers()
  private let navigation = FakeNavigation()
  private let view = FakeView()

  @Test("shows what a pack costs, or that it is owned, and sells only what is not")
  func rows() {
    let engines = StickerPack(id: "engines", name: "Engines", price: 300, isOwned: true)
    stickers.packs = .loaded([.cats, engines])
    let presenter = makePresenter()
    presenter.select(row: 1)
    #expect(navigation.steps.isEmpty)
    presenter.select(row: 0)

    #expect(view.title == "Stickers")
    #expect(navigation.steps == ["purchase Cats"])
    #expect(
      view.content
        == ListContent(rows: [
          StickerRow(name: "Cats", price: "$1.99", owned: nil),
          StickerRow(name: "Engines", price: nil, owned: "Owned"),
        ]))
  }

  @Test("loads the packs whenever the list appears")
  func appears() async {
    let presenter = makePresenter()
    presenter.viewWillAppear()
    presenter.viewWillAppear()
    await MainActor.settle()

    #expect(stickers.reloads == 2)
  }

  private func makePresenter() -> StickersPresenter {
    let presenter = StickersPresenter(
      stickers: stickers, navigation: navigation, texts: Texts(in: .english))
    presenter.view = view
    presenter.viewDidLoad()
    return presenter
  }
}

private final class FakeView: StickersViewInterface {
  private(set) var title = ""
  private(set) var content: ListContent<StickerRow>?

  func showTitle(_ title: String) { self.title = title }
  func showPacks(_ content: ListContent<StickerRow>) { self.content = content }
}
