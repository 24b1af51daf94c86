import ScreenKit
import ScreenKitDeclarative
import Testing

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private enum GreetingKey: EnvironmentKey {
  static let defaultValue = "Hello"
}

@Suite @MainActor
struct EnvironmentTests {
  private struct Greeting: DeclarativeView {
    @Environment(\.greeting) private var greeting
    @Environment(\.isEnabled) private var isEnabled
    let identifier: String

    var body: some DeclarativeView {
      Text(isEnabled ? greeting : "…").accessibilityIdentifier(identifier)
    }
  }

  @Test func theNearestValueIsFound() {
    let screen = Screen(
      VStack {
        Greeting(identifier: "none")
        VStack {
          Greeting(identifier: "outer")
          Greeting(identifier: "inner").environment(\.greeting, "Hi")
        }
        .environment(\.greeting, "Hey")
      })
    #expect(screen.text("none") == "Hello")
    #expect(screen.text("outer") == "Hey")
    #expect(screen.text("inner") == "Hi")
  }

  @Test func viewsFollowAValueThatChanges() async throws {
    let screen = Screen(
      Flag { isOn in
        Greeting(identifier: "greeting").environment(\.greeting, isOn ? "Hi" : "Hey")
      })
    #expect(screen.text("greeting") == "Hey")
    try await screen.tap("flag")
    #expect(screen.text("greeting") == "Hi")
  }

  @Test func whatIsInsideADisabledViewIsDisabled() async throws {
    let screen = Screen(
      Flag { isOn in
        VStack {
          Button("Send") {}.disabled(false).accessibilityIdentifier("send")
          Greeting(identifier: "greeting")
        }
        .disabled(isOn)
      })
    try await screen.tap("send")
    try await screen.tap("flag")
    #expect(screen.text("greeting") == "…")
    #expect(throws: InteractionError.disabled(identifier: "send")) {
      try screen.window.tap("send")
    }
  }

  @Test func aPushedScreenFindsTheValueToo() {
    let screen = Screen(
      NavigationStack(path: .constant([1])) {
        EmptyView()
      } destination: { _ in
        Greeting(identifier: "greeting")
      }
      .environment(\.greeting, "Hey"))
    #expect(screen.text("greeting") == "Hey")
  }
}
