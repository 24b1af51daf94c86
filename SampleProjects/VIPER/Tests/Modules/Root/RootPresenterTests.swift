import Testing

@testable import VIPER

@Suite("What the root shows") @MainActor
struct RootPresenterTests {
  private let view = RootViewSpy()
  private let wireframe = RootWireframeSpy()
  private let presenter: RootPresenter

  init() {
    presenter = RootPresenter(interactor: RootInteractorDummy(), wireframe: wireframe)
    presenter.view = view
  }

  private func change(to language: String, isSignedIn: Bool) {
    presenter.deviceDidChange(
      DeviceResponse(isDark: true, textSize: .large, language: language), isSignedIn: isSignedIn)
  }

  @Test("is the login, the tabs or a thread, as the session and the outside have it")
  func ways() {
    presenter.sessionDidEnd(hasExpired: true)
    presenter.sessionDidBegin()
    presenter.threadWasFound("7")
    #expect(wireframe.ways == ["login true", "tabs", "thread 7"])
  }

  @Test("looks as the user of the device likes it")
  func look() {
    change(to: "english", isSignedIn: true)
    #expect(view.looks == [RootLook(isDark: true, textSize: .large)])
  }

  @Test(
    "is made anew in another language, if it says anything to a user", arguments: [true, false])
  func language(isSignedIn: Bool) {
    change(to: "english", isSignedIn: isSignedIn)
    change(to: "english", isSignedIn: isSignedIn)
    #expect(wireframe.ways.isEmpty)
    change(to: "simplifiedChinese", isSignedIn: isSignedIn)
    #expect(wireframe.ways == (isSignedIn ? ["settings"] : []))
  }
}

private struct RootInteractorDummy: RootInteractorInput {
  func start(openingThread id: String?) {}
  func open(thread id: String) {}
}

@MainActor
private final class RootViewSpy: RootViewInterface {
  private(set) var looks: [RootLook] = []

  func show(_ look: RootLook) { looks.append(look) }
}

@MainActor
private final class RootWireframeSpy: RootWireframe {
  private(set) var ways: [String] = []

  func showLogin(isExpired: Bool) { ways.append("login \(isExpired)") }
  func showTabs() { ways.append("tabs") }
  func showTabsInSettings() { ways.append("settings") }
  func showThread(_ id: String) { ways.append("thread \(id)") }
}
