import Testing

@testable import MVVM

@Suite @MainActor
struct HomeViewModelTests {
  private let viewModel = HomeViewModel(account: Account(name: "Ada", token: "t"))

  @Test func greets() {
    #expect(viewModel.greeting.value == "Hello, Ada")
  }

  @Test func announcesTheSignOut() {
    var signOuts = 0
    viewModel.onSignOut = { signOuts += 1 }
    viewModel.signOut()
    #expect(signOuts == 1)
  }
}
