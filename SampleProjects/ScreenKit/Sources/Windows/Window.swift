/// The root of the view tree, and the screen that it is drawn on.
public final class Window: View {
  private static let width = 60

  private var isKeyAndVisible = false

  /// The controller whose view fills the window.
  ///
  /// Another one takes away everything that the old one presents.
  public var rootViewController: ViewController? {
    didSet {
      guard isKeyAndVisible, oldValue !== rootViewController else { return }
      show(rootViewController, insteadOf: oldValue)
    }
  }

  /// What all views and view controllers in the window have to adapt to.
  public override var traitCollection: TraitCollection {
    didSet { announceTraits(insteadOf: oldValue) }
  }

  /// The field that has the keyboard.
  public internal(set) weak var firstResponder: TextField?

  /// - Parameter size: How large the screen is, the safe area's insets included.
  public init(size: Size = Size(columns: 60, rows: 24)) {
    super.init()
    frame = Rect(columns: size.columns, rows: size.rows)
  }

  /// Puts the window on the screen, which lets its root view controller appear.
  public func makeKeyAndVisible() {
    guard !isKeyAndVisible else { return }
    isKeyAndVisible = true
    show(rootViewController, insteadOf: nil)
  }

  /// Lays out what the root view controller shows, and what is presented, within the safe area.
  public override func layoutSubviews() {
    for view in subviews {
      view.frame = safeArea
    }
  }

  /// What the user can act on: nothing behind the foremost view controller.
  public override func render() -> [RenderedLine] {
    let front = frontView
    return front === self ? super.render() : front.render()
  }

  /// The screen as text: one line per view, with the view's identifier at the right.
  public var screen: String {
    layoutIfNeeded()
    let edge = String(repeating: "─", count: Window.width)
    let lines = render().map { line in
      let identifiers = line.identifiers.joined(separator: ", ")
      let gap = max(2, Window.width - line.text.count - identifiers.count)
      return identifiers.isEmpty
        ? line.text : line.text + String(repeating: " ", count: gap) + identifiers
    }
    return ([edge] + lines + [edge]).joined(separator: "\n")
  }

  /// The screen as it looks: one text for each row of the window, without the blanks at its end.
  ///
  /// No text takes more columns than the window has. A wide character, as in Chinese, takes two.
  public func draw() -> [String] {
    layoutIfNeeded()
    var canvas = Canvas(bounds)
    let rearmost = subviews.lastIndex { $0.viewController?.modalPresentationStyle == .fullScreen }
    for view in subviews.dropFirst(rearmost ?? 0) {
      view.draw(on: &canvas, in: bounds, clip: safeArea)
    }
    return canvas.lines
  }

  private var safeArea: Rect { bounds.inset(by: safeAreaInsets) }

  private func show(_ new: ViewController?, insteadOf old: ViewController?) {
    old?.dismissPresented(reappears: false)
    old?.beginAppearanceTransition(false)
    new?.view.inherit(traitCollection)
    new?.beginAppearanceTransition(true)
    old?.view.removeFromSuperview()
    if let new {
      addSubview(new.view)
    }
    old?.endAppearanceTransition()
    new?.endAppearanceTransition()
  }
}
