import ScreenKit
import ScreenKitDeclarative
import Testing

@Suite @MainActor
struct ControlTests {
  private enum Filter: CaseIterable {
    case all, unread
  }

  /// A view with a value, which it also says.
  private struct Editor<Value, Content: DeclarativeView>: DeclarativeView {
    @State var value: Value
    @ViewBuilder let content: @MainActor (Binding<Value>) -> Content

    var body: some DeclarativeView {
      content($value)
      Text("\(value)").accessibilityIdentifier("value")
    }
  }

  @Test func fieldsSetTheirText() async throws {
    let screen = Screen(
      Editor(value: "") { text in
        TextField("Name", text: text).accessibilityIdentifier("name")
        SecureField("Password", text: text).accessibilityIdentifier("password")
      })
    try await screen.enter("abc", into: "name")
    #expect(screen.lines == ["Name: abc_", "Password: •••", "abc"])
    try await screen.enter("ab", into: "password")
    #expect(screen.text("name") == "ab")
  }

  @Test func aSearchFieldIsEmptiedByItsButton() async throws {
    let screen = Screen(
      Editor(value: "") { SearchField(text: $0).accessibilityIdentifier("search") })
    try await screen.enter("Ada", into: "search")
    #expect(screen.text("value") == "Ada")
    try await screen.tap("search.clear")
    #expect(screen.text("value") == "")
  }

  @Test func aToggleIsTurned() async throws {
    let screen = Screen(
      Editor(value: false) { Toggle("Sounds", isOn: $0).accessibilityIdentifier("sounds") })
    #expect(screen.lines == ["Sounds [ off ]", "false"])
    try await screen.tap("sounds")
    #expect(screen.lines == ["Sounds [ on ]", "true"])
  }

  @Test func aPickerSelectsAValue() async throws {
    let screen = Screen(
      Editor(value: Filter.all) { filter in
        Picker("Filter", selection: filter) {
          ForEach(Filter.allCases, id: \.self) { Text("\($0)").tag($0) }
        }
        .accessibilityIdentifier("filter")
        Button("Reset") { filter.wrappedValue = .all }.accessibilityIdentifier("reset")
      })
    #expect(screen.text("filter") == "all")
    try await screen.tap("filter.1")
    #expect(screen.text("value") == "unread")
    try await screen.tap("reset")
    #expect(screen.text("filter") == "all")
  }

  @Test func aPickerFollowsItsChoices() async throws {
    let screen = Screen(
      Flag { isOn in
        Picker("Filter", selection: .constant(2)) {
          if isOn { Text("none").tag(0) }
          Text("one").tag(1)
          Text("two").tag(2)
        }
      })
    #expect(screen.lines.last == "[ one ]  [•two ]")
    try await screen.tap("flag")
    #expect(screen.lines.last == "[ none ]  [ one ]  [•two ]")
  }

  @Test func aControlShowsTheValueThatTheAppInsistsOn() async throws {
    let screen = Screen(
      VStack {
        TextField("Name", text: .constant("fixed")).accessibilityIdentifier("name")
        Toggle("Sounds", isOn: .constant(true)).accessibilityIdentifier("sounds")
        Picker("Filter", selection: .constant(1)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .accessibilityIdentifier("filter")
      })
    try await screen.enter("other", into: "name")
    try await screen.tap("sounds")
    try await screen.tap("filter.1")
    #expect(screen.text("name") == "fixed")
    #expect(screen.text("sounds") == "on")
    #expect(screen.text("filter") == "one")
  }

  @Test func nobodyUsesADisabledPicker() async throws {
    let screen = Screen(
      Picker("Filter", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .accessibilityIdentifier("filter")
      .disabled(true))
    #expect(throws: InteractionError.disabled(identifier: "filter.1")) {
      try screen.window.tap("filter.1")
    }
  }

  @Test func progressShowsWhileItIsThere() async throws {
    let screen = Screen(
      Flag { isOn in
        if isOn { ProgressView().accessibilityIdentifier("busy") }
        ProgressView().hidden().accessibilityIdentifier("hidden")
      })
    #expect(screen.lines == ["[ Flag ]"])
    try await screen.tap("flag")
    #expect(screen.lines == ["[ Flag ]", "(busy)"])
  }

  @Test func theReturnKeySubmits() async throws {
    var submissions = 0
    let screen = Screen(
      VStack {
        TextField("Name", text: .constant("")).accessibilityIdentifier("name")
      }
      .onSubmit { submissions += 1 })
    try screen.window.focus("name")
    try screen.window.pressReturn()
    #expect(submissions == 1)
    #expect(screen.window.firstResponder == nil)
  }
}
