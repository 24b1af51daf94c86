import ScreenKit

/// A segmented control that knows which value each of its segments stands for.
@MainActor
final class ChoiceControl<Value: Equatable> {
  let control: SegmentedControl
  private let choices: [Value]

  /// - Parameter title: What a value is called.
  init(_ choices: [Value], identifier: String, title: (Value) -> String) {
    self.choices = choices
    control = SegmentedControl(choices.map(title), identifier: identifier)
  }

  var value: Value { choices[control.selectedSegmentIndex] }

  func select(_ value: Value) {
    guard let index = choices.firstIndex(of: value) else { return }
    control.selectedSegmentIndex = index
  }
}
