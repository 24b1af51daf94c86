import Observation
import ScreenKit
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct LifeCycleTests {
  @Observable @MainActor
  final class Model {
    var path: [Int] = []
    var showsSheet = false
    var count = 0
    @ObservationIgnored var events: [String] = []

    /// The events since the last call.
    func takeEvents() -> [String] {
      defer { events = [] }
      return events
    }

    /// Lasts until the task that calls it is cancelled.
    func work() async {
      events.append("begin")
      let (stream, _) = AsyncStream.makeStream(of: Never.self)
      for await _ in stream {}
      events.append(Task.isCancelled ? "cancelled" : "end")
    }
  }

  private struct Worker: DeclarativeView {
    let model: Model

    var body: some DeclarativeView {
      Text("\(model.count)")
        .onAppear { model.events.append("appear") }
        .onDisappear { model.events.append("disappear") }
        .task { await model.work() }
    }
  }

  private struct Root: DeclarativeView {
    @Bindable var model: Model

    var body: some DeclarativeView {
      NavigationStack(path: $model.path) {
        Worker(model: model)
          .sheet(isPresented: $model.showsSheet) { Text("Sheet") }
      } destination: { number in
        Text("\(number)")
      }
    }
  }

  private let model = Model()

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
    let screen = Screen(Root(model: model))
    await screen.settle()
    _ = model.takeEvents()
    model.path = [1]
    await screen.settle()
    #expect(model.takeEvents() == ["disappear", "cancelled"])
    try await screen.tap("navigation.back")
    #expect(model.takeEvents() == ["appear", "begin"])
  }

  @Test func aScreenBehindASheetIsStillThere() async {
    let screen = Screen(Root(model: model))
    await screen.settle()
    _ = model.takeEvents()
    model.showsSheet = true
    await screen.settle()
    #expect(screen.lines == ["Sheet"])
    model.showsSheet = false
    await screen.settle()
    #expect(model.takeEvents().isEmpty)
  }

  @Test func aScreenThatIsLeftBehindASheetHasGone() async {
    let screen = Screen(Root(model: model))
    model.showsSheet = true
    await screen.settle()
    _ = model.takeEvents()
    model.path = [1]
    await screen.settle()
    model.showsSheet = false
    await screen.settle()
    #expect(screen.lines.last == "1")
    #expect(model.takeEvents() == ["disappear", "cancelled"])
  }

  @Test func aScreenThatIsTakenAwayBehindASheetHasGone() async {
    let screen = Screen(
      Reader { [model] in
        NavigationStack(path: Bindable(wrappedValue: model).path) {
          EmptyView()
        } destination: { _ in
          Worker(model: model)
        }
        .sheet(isPresented: Bindable(wrappedValue: model).showsSheet) { Text("Sheet") }
      })
    model.path = [1]
    await screen.settle()
    model.showsSheet = true
    await screen.settle()
    _ = model.takeEvents()
    model.path = []
    await screen.settle()
    #expect(screen.lines == ["Sheet"])
    #expect(model.takeEvents() == ["disappear", "cancelled"])
  }

  @Test func aSheetBehindASheetGoesToo() async {
    let screen = Screen(
      Reader { [model] in
        EmptyView()
        Text("Root").sheet(isPresented: Bindable(wrappedValue: model).showsSheet) {
          Worker(model: model).sheet(isPresented: .constant(true)) { Text("Second") }
        }
      })
    model.showsSheet = true
    await screen.settle()
    #expect(screen.lines == ["Second"])
    #expect(model.takeEvents() == ["appear", "begin"])
    model.showsSheet = false
    await screen.settle()
    #expect(screen.lines == ["Root"])
    #expect(model.takeEvents() == ["disappear", "cancelled"])
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

  @Test func anotherRootEndsEverything() async {
    let screen = Screen(Root(model: model))
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
