/// The root of the view tree, and the screen that it is drawn on.
public final class Window: View {
  private static let width = 60

  private var isKeyAndVisible = false

  /// The controller whose view fills the window.
  public var rootViewController: ViewController? {
    didSet {
      guard isKeyAndVisible, oldValue !== rootViewController else { return }
      show(rootViewController, insteadOf: oldValue)
    }
  }

  public init() {
    super.init()
  }

  /// Puts the window on the screen, which lets its root view controller appear.
  public func makeKeyAndVisible() {
    guard !isKeyAndVisible else { return }
    isKeyAndVisible = true
    show(rootViewController, insteadOf: nil)
  }

  /// The screen as text: one line per view, with the view's identifier at the right.
  public var screen: String {
    let edge = String(repeating: "─", count: Window.width)
    let lines = render().map { line in
      let identifiers = line.identifiers.joined(separator: ", ")
      let gap = max(2, Window.width - line.text.count - identifiers.count)
      return identifiers.isEmpty
        ? line.text : line.text + String(repeating: " ", count: gap) + identifiers
    }
    return ([edge] + lines + [edge]).joined(separator: "\n")
  }

  private func show(_ new: ViewController?, insteadOf old: ViewController?) {
    old?.beginAppearanceTransition(false)
    new?.beginAppearanceTransition(true)
    old?.view.removeFromSuperview()
    if let new {
      addSubview(new.view)
    }
    old?.endAppearanceTransition(false)
    new?.endAppearanceTransition(true)
  }
}
