/// The strip above a navigation controller's content: the way back, and the title.
public final class NavigationBar: View {
  let backButton = Button("Back", identifier: "navigation.back")
  let titleLabel = Label(identifier: "navigation.title")

  init() {
    super.init()
    addSubview(StackView(arrangedSubviews: [backButton, titleLabel], axis: .horizontal))
  }
}
