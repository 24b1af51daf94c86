import ScreenKit

/// Something that is on or off.
public struct Toggle: DeclarativeView {
  public typealias Body = Never

  private let title: String
  private let isOn: Binding<Bool>

  /// - Parameter title: What is on or off.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
  }
}

extension Toggle: ControlView {
  func makeControl(for node: ControlNode<Toggle>) -> Switch {
    let control = TitledSwitch()
    control.addAction(
      { [weak node, weak control] in
        guard let isOn = control?.isOn else { return }
        node?.report { $0.isOn.wrappedValue = isOn }
      }, for: .valueChanged)
    return control
  }

  func update(_ control: Switch) {
    control.accessibilityLabel = title
    control.isOn = isOn.wrappedValue
  }

  /// A switch behind the words that say what it is for.
  private final class TitledSwitch: Switch {
    override var content: String? {
      [accessibilityLabel, super.content].compactMap(\.self).joined(separator: " ")
    }
  }
}
