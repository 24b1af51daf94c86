/// Runs the app.
///
/// Messages come in, the update decides, the view shows, and commands and subscriptions go out.
@MainActor
final class Program {
  /// Can be set by whoever is in a hurry.
  var model: AppModel {
    didSet { render() }
  }

  private let commands: CommandRunner
  private let subscriptions: SubscriptionRunner
  private let show: @MainActor (AppModel) -> Void

  init(
    _ model: AppModel, commands: CommandRunner, subscriptions: SubscriptionRunner,
    show: @escaping @MainActor (AppModel) -> Void
  ) {
    self.model = model
    self.commands = commands
    self.subscriptions = subscriptions
    self.show = show
  }

  func start() {
    render()
  }

  func send(_ message: AppMessage) {
    let wanted = model.update(message)
    for command in wanted {
      commands.run(command) { [weak self] in self?.send($0) }
    }
  }

  private func render() {
    show(model)
    subscriptions.follow(model.subscriptions) { [weak self] in self?.send($0) }
  }
}
