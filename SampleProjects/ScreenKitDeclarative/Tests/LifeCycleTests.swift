import ScreenKit
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct LifeCycleTests {
  private let model = WorkModel()

  @Test func aViewHearsWhenItComesAndGoes() async throws {
    let screen = Screen(Flag { isOn in if isOn { Worker(model: model) } })
    #expect(model.takeEvents().isEmpty)
    try await screen.tap("flag")
    #expect(model.takeEvents() == ["appear", "begin"])
    model.count += 1
    await screen.settle()
    #expect(model.takeEvents().isEmpty)
    try await screen.tap("flag")
    #expect(model.takeEvents() == ["disappear", "cancelled"])
  }

  @Test func aScreenThatIsCoveredHasGone() async throws {
    let screen = Screen(WorkRoot(model: model))
    await screen.settle()
    _ = model.takeEvents()
    model.path = [1]
    await screen.settle()
    #expect(model.takeEvents() == ["disappear", "cancelled"])
    try await screen.tap("navigation.back")
    #expect(model.takeEvents() == ["appear", "begin"])
  }

  @Test func aViewThatComesToAScreenOfAStackAppears() async {
    let screen = Screen(
      Reader { [model] in
        NavigationStack(path: .constant([Int]())) {
          if model.count > 0 { Worker(model: model) }
        } destination: { _ in
          EmptyView()
        }
      })
    await screen.settle()
    #expect(model.takeEvents().isEmpty)
    model.count = 1
    await screen.settle()
    #expect(model.takeEvents() == ["appear", "begin"])
  }

  @Test func viewsThatGoHearOfItInTheirOrder() async throws {
    let numbers = Array(1...9)
    let screen = Screen(
      Flag { isOn in
        ForEach(isOn ? [] : numbers, id: \.self) { [model] number in
          Text("").onDisappear { model.events.append("\(number)") }
        }
      })
    try await screen.tap("flag")
    #expect(model.takeEvents() == numbers.map(String.init))
  }

  @Test func anotherRootEndsEverything() async {
    let screen = Screen(WorkRoot(model: model))
    await screen.settle()
    _ = model.takeEvents()
    screen.window.rootViewController = nil
    await screen.settle()
    #expect(model.takeEvents() == ["disappear", "cancelled"])
  }

  @Test func aChangeIsReportedOnceWithBothValues() async {
    let screen = Screen(
      Reader {
        Text("Count").onChange(of: model.count) { [model] old, new in
          model.events.append("\(old) → \(new)")
        }
      })
    await screen.settle()
    #expect(model.takeEvents().isEmpty)
    model.count = 2
    await screen.settle()
    model.count = 2
    await screen.settle()
    #expect(model.takeEvents() == ["0 → 2"])
  }

  @Test func aControllerIsReleasedWithAllThatItShows() async {
    weak var controller: HostingController?
    weak var token: Token?
    do {
      let held = Token()
      token = held
      let screen = Screen(
        TabView(selection: .constant(1)) {
          Tab("Tab", value: 1) {
            NavigationStack(path: .constant([1])) {
              EmptyView()
            } destination: { _ in
              List([1, 2], id: \.self) { number in
                Button("\(number)") { _ = held }
              }
            }
          }
        })
      await screen.settle()
      #expect(screen.lines.contains("[ 1 ]"))
      controller = screen.controller
    }
    await Task.yield()
    #expect(controller == nil)
    #expect(token == nil)
  }
}
