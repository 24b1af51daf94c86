import Observation
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct TabTests {
  enum Page {
    case chats, settings
  }

  @Observable @MainActor
  final class Model {
    var page = Page.chats
    var unread = 0
    var hasSettings = true
  }

  private struct Root: DeclarativeView {
    @Bindable var model: Model

    var body: some DeclarativeView {
      TabView(selection: $model.page) {
        Tab("Chats", value: .chats) {
          Flag("chats.flag") { Text("chats \($0)").accessibilityIdentifier("chats") }
        }
        .badge(model.unread)
        .accessibilityIdentifier("tabs.chats")
        if model.hasSettings {
          Tab("Settings", value: .settings) {
            Text("settings").accessibilityIdentifier("settings")
          }
          .accessibilityIdentifier("tabs.settings")
        }
      }
    }
  }

  private let model = Model()
  private let screen: Screen

  init() {
    screen = Screen(Root(model: model))
  }

  @Test func theUserSelectsATab() async throws {
    #expect(screen.text("chats") == "chats false")
    try await screen.tap("tabs.settings")
    #expect(model.page == .settings)
    #expect(screen.text("settings") == "settings")
    #expect(screen.text("chats") == nil)
  }

  @Test func theAppSelectsATab() async {
    model.page = .settings
    await screen.settle()
    #expect(screen.text("settings") == "settings")
    #expect(model.page == .settings)
  }

  @Test func aTabKeepsItsState() async throws {
    try await screen.tap("chats.flag")
    try await screen.tap("tabs.settings")
    try await screen.tap("tabs.chats")
    #expect(screen.text("chats") == "chats true")
  }

  @Test func aBadgeFollowsItsNumber() async {
    #expect(screen.text("tabs.chats") == "Chats")
    model.unread = 3
    await screen.settle()
    #expect(screen.text("tabs.chats") == "Chats (3)")
    model.unread = 0
    await screen.settle()
    #expect(screen.text("tabs.chats") == "Chats")
  }

  @Test func tabsComeAndGo() async {
    model.hasSettings = false
    await screen.settle()
    #expect(screen.text("tabs.settings") == nil)
    #expect(screen.text("chats") == "chats false")
    model.hasSettings = true
    await screen.settle()
    #expect(screen.text("tabs.settings") == "Settings")
  }

  @Test func aTabViewThatGoesLeavesNothing() async throws {
    let screen = Screen(Flag { isOn in if !isOn { Root(model: model) } })
    #expect(screen.controller.children.count == 1)
    try await screen.tap("flag")
    #expect(screen.controller.children.isEmpty)
    #expect(screen.lines == ["[ Flag ]"])
  }
}
