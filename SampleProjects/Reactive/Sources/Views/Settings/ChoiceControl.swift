import ScreenKit

/// A segment for each of the choices that it is told of.
final class ChoiceControl: StackView {
  /// The choices that the user makes.
  var selections: Observable<Choice> { selected.observable }

  private let name: String
  private let selected = Subject<Choice>()
  private var choices: [Choice] = []
  private var segments: SegmentedControl?

  init(_ name: String) {
    self.name = name
    super.init(arrangedSubviews: [])
  }

  func show(_ newChoices: [Choice]) {
    let hasOtherTitles = newChoices.map(\.title) != choices.map(\.title)
    choices = newChoices
    if hasOtherTitles { replaceSegments() }
    segments?.selectedSegmentIndex = choices.firstIndex(where: \.isSelected) ?? 0
  }

  private func replaceSegments() {
    segments?.removeFromSuperview()
    let new = SegmentedControl(choices.map(\.title), identifier: name)
    new.addAction({ [weak self] in self?.sendSelected() }, for: .valueChanged)
    segments = new
    addSubview(new)
  }

  private func sendSelected() {
    guard let segments else { return }
    selected.onNext(choices[segments.selectedSegmentIndex])
  }
}
