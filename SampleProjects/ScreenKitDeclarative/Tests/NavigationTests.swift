import Observation
import ScreenKit
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct NavigationTests {
  @Observable @MainActor
  final class Router {
    var path: [Int] = []
    @ObservationIgnored var mayGoBack = true
    @ObservationIgnored weak var token: Token?

    var guardedPath: [Int] {
      get { path }
      set { if mayGoBack { path = newValue } }
    }
  }

  private struct Root: DeclarativeView {
    @Bindable var router: Router

    var body: some DeclarativeView {
      NavigationStack(path: $router.guardedPath) {
        Text("Root").accessibilityIdentifier("root")
          .navigationTitle("Home")
      } destination: { number in
        Level(number: number, router: router)
      }
    }
  }

  private struct Level: DeclarativeView {
    let number: Int
    let router: Router
    @State private var token = Token()
    @State private var taps = 0

    var body: some DeclarativeView {
      Text("Level \(number)").accessibilityIdentifier("level")
      Button("Tap") { taps += 1 }.accessibilityIdentifier("tap")
        .onAppear { router.token = token }
        .navigationTitle("Tapped \(taps)")
    }
  }

  private let router = Router()
  private let screen: Screen

  init() {
    screen = Screen(Root(router: router))
  }

  private func show(_ path: [Int]) async {
    router.path = path
    await screen.settle()
  }

  @Test func theRootIsShownFirst() {
    #expect(screen.text("root") == "Root")
    #expect(screen.text("navigation.title") == "Home")
    #expect(screen.text("navigation.back") == nil)
  }

  @Test func thePathSaysWhichScreenIsShown() async {
    await show([1])
    #expect(screen.text("level") == "Level 1")
    await show([1, 2])
    #expect(screen.text("level") == "Level 2")
    await show([3])
    #expect(screen.text("level") == "Level 3")
    await show([])
    #expect(screen.text("root") == "Root")
  }

  @Test func goingBackShortensThePath() async throws {
    await show([1, 2])
    try await screen.tap("navigation.back")
    #expect(router.path == [1])
    #expect(screen.text("level") == "Level 1")
    try await screen.tap("navigation.back")
    #expect(router.path.isEmpty)
  }

  @Test func whoeverMayNotGoBackStays() async throws {
    await show([1])
    router.mayGoBack = false
    try await screen.tap("navigation.back")
    #expect(router.path == [1])
    #expect(screen.text("level") == "Level 1")
  }

  @Test func screensBelowKeepTheirState() async throws {
    await show([1])
    try await screen.tap("tap")
    #expect(screen.text("navigation.title") == "Tapped 1")
    await show([1, 2])
    #expect(screen.text("navigation.title") == "Tapped 0")
    try await screen.tap("navigation.back")
    #expect(screen.text("navigation.title") == "Tapped 1")
  }

  @Test func aScreenThatIsLeftIsReleased() async throws {
    await show([1])
    #expect(router.token != nil)
    try await screen.tap("navigation.back")
    #expect(router.token == nil)
    await show([2])
    #expect(router.token != nil)
    await show([])
    #expect(router.token == nil)
  }

  @Test func aStackThatGoesTakesItsScreensAlong() async throws {
    let screen = Screen(Flag { isOn in if !isOn { Root(router: router) } })
    await show([1])
    #expect(screen.text("level") == "Level 1")
    try await screen.tap("flag")
    #expect(screen.text("level") == nil)
    #expect(screen.controller.children.isEmpty)
    #expect(router.path == [1])
  }
}
