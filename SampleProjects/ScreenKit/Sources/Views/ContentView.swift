/// The part of a container's view that its child fills.
final class ContentView: View {
  override var isFlexible: Bool { true }

  override func layoutSubviews() {
    for view in subviews {
      view.frame = bounds
    }
  }

  /// Shows `view` and nothing else.
  func show(_ view: View?) {
    for old in subviews where old !== view { old.removeFromSuperview() }
    if let view, view.superview !== self {
      addSubview(view)
    }
  }
}
