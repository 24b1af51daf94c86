/// A node of the screen's tree.
///
/// A view owns its subviews and knows its superview weakly, as in UIKit.
/// It draws itself as lines of text, so that a screen can be read by people and compared by tests.
@MainActor
open class View {
  /// The name by which tests and assistive technologies find this view.
  public var identifier: String?

  /// What the view is, said to somebody who cannot see it: "Unread messages".
  public var accessibilityLabel: String?

  /// Whether this view, and everything inside it, is left out of the screen.
  public var isHidden = false {
    didSet { setNeedsLayout() }
  }

  public internal(set) var subviews: [View] = []
  public internal(set) weak var superview: View?

  /// The controller whose `view` this is, if any; weak, because a controller owns its view.
  weak var viewController: ViewController?

  /// What the view has to adapt to: its superview's traits, or those it had last.
  public internal(set) var traitCollection = TraitCollection()

  /// Called after `traitCollection` has changed from `previous`, before the same in subviews.
  ///
  /// Overrides should call `super`.
  open func traitCollectionDidChange(_ previous: TraitCollection) {}

  /// Where the view lies in its superview; the superview sets it when it lays itself out.
  public var frame = Rect(columns: 0, rows: 0) {
    didSet {
      if frame.size != oldValue.size { setNeedsLayout() }
    }
  }

  var needsLayout = true

  public init(identifier: String? = nil) {
    self.identifier = identifier
  }

  /// Whether the view takes the room that other views leave, as a list does.
  open var isFlexible: Bool {
    subviews.contains { !$0.isHidden && $0.isFlexible }
  }

  /// How much room the view wants if it is offered `size`; it may want more than that.
  open func sizeThatFits(_ size: Size) -> Size {
    let lines = contentLines(fitting: size.columns)
    let arranged = LinearLayout(.vertical, of: subviews).sizeThatFits(
      Size(columns: size.columns, rows: size.rows - lines.count))
    return Size(
      columns: max(arranged.columns, lines.map(\.columns).max() ?? 0),
      rows: lines.count + arranged.rows)
  }

  /// Sets the frames of the subviews. Never call it: call `setNeedsLayout()`.
  ///
  /// Other than in UIKit, a view that does not override it stacks its subviews from top to bottom.
  open func layoutSubviews() {
    let lines = contentLines(fitting: frame.size.columns)
    LinearLayout(.vertical, of: subviews).place(in: bounds.inset(by: Insets(top: lines.count)))
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

  /// The content as it is drawn in `columns` columns.
  func contentLines(fitting columns: Int) -> [String] {
    content.map { [$0.clipped(to: columns)] } ?? []
  }
}
