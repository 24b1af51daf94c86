/// A node of the screen's tree.
///
/// A view owns its subviews and knows its superview weakly, as in UIKit.
/// It draws itself as lines of text, so that a screen can be read by people and compared by tests.
@MainActor
open class View {
  /// The name by which tests and assistive technologies find this view.
  public var identifier: String?

  /// Whether this view, and everything inside it, is left out of the screen.
  public var isHidden = false

  public private(set) var subviews: [View] = []
  public private(set) weak var superview: View?

  public init(identifier: String? = nil) {
    self.identifier = identifier
  }

  /// What the view says to somebody who cannot see it: a label's text, a button's title.
  open var accessibilityValue: String? { nil }

  /// What the view shows on its own line, apart from its subviews; `nil` if it has nothing to show.
  open var content: String? { nil }

  /// The view and its subviews, top to bottom.
  open func render() -> [RenderedLine] {
    guard !isHidden else { return [] }
    let own = content.map { [RenderedLine(text: $0, identifier: identifier)] } ?? []
    return own + subviews.flatMap { $0.render() }
  }
}

// MARK: - Tree

extension View {
  /// Adds `view` as the last subview; a view has one superview, so it leaves the one it had.
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Whether neither the view nor any of its ancestors is hidden.
  public var isVisible: Bool {
    !isHidden && (superview?.isVisible ?? true)
  }

  /// The first view with `identifier` in this tree, in drawing order, hidden ones included.
  public func firstView(withIdentifier identifier: String) -> View? {
    if self.identifier == identifier { return self }
    for subview in subviews {
      if let match = subview.firstView(withIdentifier: identifier) { return match }
    }
    return nil
  }
}
