import Testing

@testable import MVVMC

@Suite @MainActor
struct StickersViewModelTests {
  private let stickers = FakeStickersService()
  private let preferences = FakePreferencesService()
  private let delegate = DelegateSpy()
  private let viewModel: StickersViewModel

  init() {
    viewModel = StickersViewModel(stickers: stickers, preferences: preferences)
    viewModel.delegate = delegate
    stickers.packs = .loaded([.cats, .dogs])
  }

  @Test func showsAPriceOrThatThePackIsOwned() {
    #expect(viewModel.rows.map(\.name) == ["Cats", "Dogs"])
    #expect(viewModel.rows.map(\.price) == ["$1.99", nil])
    #expect(viewModel.rows.map(\.owned) == [nil, "Owned"])
  }

  @Test func leadsToThePurchaseOfAPackThatIsNotOwned() {
    for row in viewModel.rows { viewModel.select(row) }
    #expect(delegate.steps == ["pack cats"])
  }

  @Test func aPackThatIsOwnedMeanwhileLeadsNowhere() throws {
    let row = try #require(viewModel.rows.first)
    stickers.packs = .loaded([
      StickerPack(id: "cats", name: "Cats", price: 199, isOwned: true)
    ])
    viewModel.select(row)
    #expect(delegate.steps == [])
  }

  @Test func speaksTheLanguageOfThePreferences() {
    preferences.preferences.language = .simplifiedChinese
    #expect(viewModel.rows.map(\.owned) == [nil, "已拥有"])
  }

  @Test func saysThatThePacksCannotBeLoaded() {
    stickers.packs = .failed
    #expect(viewModel.status.errorText == "Could not load.")
    #expect(viewModel.status.retryTitle == "Try again")
    #expect(viewModel.rows.isEmpty)
  }
}
