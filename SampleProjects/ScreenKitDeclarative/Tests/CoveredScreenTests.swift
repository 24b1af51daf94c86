import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct CoveredScreenTests {
  private let model = WorkModel()

  @Test func aScreenBehindASheetIsStillThere() async {
    let screen = Screen(WorkRoot(model: model))
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
    let screen = Screen(WorkRoot(model: model))
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

  @Test func aTabThatIsTakenAwayBehindASheetHasGone() async {
    let screen = Screen(
      Reader { [model] in
        TabView(selection: .constant(2)) {
          Tab("One", value: 1) { Text("One") }
          if model.count == 0 {
            Tab("Two", value: 2) { Worker(model: model) }
          }
        }
        .sheet(isPresented: Bindable(wrappedValue: model).showsSheet) { Text("Sheet") }
      })
    await screen.settle()
    model.showsSheet = true
    await screen.settle()
    #expect(model.takeEvents() == ["appear", "begin"])
    model.count = 1
    await screen.settle()
    #expect(screen.lines == ["Sheet"])
    #expect(model.takeEvents() == ["disappear", "cancelled"])
  }
}
