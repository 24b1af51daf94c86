import ScreenKit
import Testing

@Suite @MainActor
struct RenderingTests {
  @Test func aColumnHasOneLinePerView() {
    let stack = StackView(arrangedSubviews: [Label("one"), Label("two", identifier: "second")])
    #expect(
      stack.render() == [
        RenderedLine(text: "one"), RenderedLine(text: "two", identifiers: ["second"]),
      ])
  }

  @Test func aRowHasOneLine() {
    let views = [Label("one", identifier: "a"), Label("two", identifier: "b")]
    let stack = StackView(arrangedSubviews: views, axis: .horizontal)
    #expect(stack.render() == [RenderedLine(text: "one  two", identifiers: ["a", "b"])])
  }

  @Test func aDisabledButtonLooksDisabled() {
    let button = Button("Go")
    #expect(button.content == "[ Go ]")
    button.isEnabled = false
    #expect(button.content == "( Go )")
  }

  @Test func aSecureFieldShowsDots() {
    let field = TextField("Password")
    field.text = "abc"
    #expect(field.content == "Password: abc ")
    field.isSecure = true
    #expect(field.content == "Password: ••• ")
  }

  @Test func anActivityIndicatorShowsOnlyWhileAnimating() {
    let indicator = ActivityIndicator()
    #expect(!indicator.isVisible)
    indicator.startAnimating()
    #expect(indicator.isVisible)
    indicator.stopAnimating()
    #expect(!indicator.isVisible)
  }

  @Test func aScreenShowsIdentifiersAtTheRight() {
    let window = Window()
    let controller = ViewController()
    controller.view.addSubview(Label("Hello", identifier: "home.greeting"))
    window.rootViewController = controller
    window.makeKeyAndVisible()

    #expect(
      window.screen == """
        ────────────────────────────────────────────────────────────
        Hello                                          home.greeting
        ────────────────────────────────────────────────────────────
        """)
  }
}
