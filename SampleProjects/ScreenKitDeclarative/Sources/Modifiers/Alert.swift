import ScreenKit

/// A question that is presented.
struct Alert: Presentation {
  let title: String
  let actions: any DeclarativeView
  let message: any DeclarativeView

  func makeController(
    in context: ViewContext, dismissed: @escaping @MainActor () -> Void
  ) -> ViewController {
    let texts = message.node(updating: nil, in: context.inside).controls(of: Text.self)
    let alert = AlertController(title: title, message: texts.first?.view.content)
    for node in actions.node(updating: nil, in: context.inside).controls(of: Button.self) {
      let button = node.view
      alert.addAction(
        AlertAction(
          title: button.title, style: style(of: button),
          identifier: node.context.attributes.identifier ?? button.title
        ) {
          dismissed()
          button.action()
        })
    }
    return alert
  }

  func update(_ controller: ViewController, in context: ViewContext) {}

  private func style(of button: Button) -> AlertAction.Style {
    switch button.role {
    case .cancel: .cancel
    case .destructive: .destructive
    case nil: .default
    }
  }
}
