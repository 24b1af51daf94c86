import ScreenKit

/// Shows options as segments, whose titles may change with the language.
final class OptionPicker: View {
  /// Called with the options after the user has selected another one.
  var onSelect: ((OptionList) -> Void)?

  /// The options that are shown.
  var options: OptionList? {
    didSet {
      if options?.titles != oldValue?.titles { makeControl() }
      if let options { control?.selectedSegmentIndex = options.selected }
    }
  }

  private let name: String
  private var control: SegmentedControl?

  /// - Parameter name: The identifier of the segmented control.
  init(_ name: String) {
    self.name = name
    super.init()
  }

  private func makeControl() {
    control?.removeFromSuperview()
    guard let options else { return }
    let control = SegmentedControl(options.titles, identifier: name)
    control.addTarget(self, action: OptionPicker.select, for: .valueChanged)
    addSubview(control)
    self.control = control
  }

  private func select() {
    guard var options, let control else { return }
    options.selected = control.selectedSegmentIndex
    onSelect?(options)
  }
}
