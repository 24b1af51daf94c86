import MessengerHost
import ScreenKit
import Testing

@testable import MVVM

@Suite @MainActor
struct WindowControllerTests {
  /// Makes screens that read what changes while they are shown.
  private final class Screens: RootScreenFactory {
    let sessions: FakeSessionService
    private(set) var made: [String] = []

    init(_ sessions: FakeSessionService) {
      self.sessions = sessions
    }

    func login() -> ViewController { screen("login") }
    func tabs() -> ViewController { screen("tabs") }

    private func screen(_ title: String) -> ViewController {
      made.append(title)
      let screen = ViewController()
      screen.title = sessions.session?.name ?? title
      return screen
    }
  }

  private let window = Window()
  private let sessions = FakeSessionService()
  private let screens: Screens
  private let controller: WindowController

  init() {
    screens = Screens(sessions)
    controller = WindowController(
      window: window, viewModel: RootViewModel(sessions: sessions), screens: screens)
    controller.showWindow()
  }

  @Test func theWindowIsBoundToTheContent() async {
    #expect(screens.made == ["login"])
    sessions.session = .ada
    await MainActor.settle()
    #expect(screens.made == ["login", "tabs"])
    #expect(window.rootViewController?.title == "Ada")
    sessions.session = nil
    await MainActor.settle()
    #expect(screens.made == ["login", "tabs", "login"])
  }

  @Test func whatItsScreensReadMakesNoNewOnes() async {
    sessions.session = .ada
    await MainActor.settle()
    sessions.session?.name = "Countess"
    await MainActor.settle()
    #expect(screens.made == ["login", "tabs"])
  }
}
