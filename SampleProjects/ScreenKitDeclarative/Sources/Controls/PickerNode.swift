import ScreenKit

/// Shows a picker as a segmented control, which is made anew when there are other choices.
final class PickerNode: ViewNode<Picker> {
  private var control: SegmentedControl?
  private var content: Node?
  private var titles: [String] = []
  private var tags: [AnyHashable] = []

  override var views: [View] { control.map { [$0] } ?? [] }

  override func show() {
    let content = view.content.node(updating: content, in: context.inside)
    self.content = content
    let choices = content.controls(of: Text.self)
    tags = choices.map { $0.context.attributes.tag ?? AnyHashable($0.view.content) }
    show(choices.map(\.view.content))
    guard let control else { return }
    if let index = tags.firstIndex(of: observing(view.selection)) {
      control.selectedSegmentIndex = index
    }
    control.accessibilityLabel = view.title
    control.isEnabled = context.environment.isEnabled
    context.attributes.apply(to: control)
  }

  override func didRemove() {
    content?.remove()
  }

  private func show(_ newTitles: [String]) {
    guard newTitles != titles else { return }
    titles = newTitles
    guard !titles.isEmpty else {
      control = nil
      return
    }
    let control = SegmentedControl(titles, identifier: context.attributes.identifier ?? view.title)
    control.addAction({ [weak self] in self?.select() }, for: .valueChanged)
    self.control = control
  }

  private func select() {
    guard let control else { return }
    view.select(tags[control.selectedSegmentIndex])
    setNeedsUpdate()
  }
}
