/// A row of buttons of which one is selected.
///
/// The buttons' identifiers are the control's own, followed by a dot and the position: "filter.0".
public final class SegmentedControl: Control {
  /// The position of the selected segment; must be that of a segment.
  ///
  /// Setting it from code reports no event, as in UIKit.
  public var selectedSegmentIndex = 0 {
    didSet { updateSegments() }
  }

  private let segments: [Button]

  /// Creates a control of which the first segment is selected.
  ///
  /// - Parameter titles: What the segments read; at least one.
  public init(_ titles: [String], identifier: String) {
    precondition(!titles.isEmpty, "a segmented control needs a segment")
    segments = titles.enumerated().map { index, title in
      Button(title, identifier: "\(identifier).\(index)")
    }
    super.init(identifier: identifier)
    addSubview(StackView(arrangedSubviews: segments, axis: .horizontal))
    for (index, segment) in segments.enumerated() {
      segment.addAction({ [weak self] in self?.select(index) }, for: .primaryActionTriggered)
    }
    updateSegments()
  }

  public override var isEnabled: Bool {
    didSet { updateSegments() }
  }

  /// The title of the selected segment.
  public override var accessibilityValue: String? { segments[selectedSegmentIndex].title }

  private func select(_ index: Int) {
    guard index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }

  private func updateSegments() {
    for (index, segment) in segments.enumerated() {
      segment.isSelected = index == selectedSegmentIndex
      segment.isEnabled = isEnabled
    }
  }
}
