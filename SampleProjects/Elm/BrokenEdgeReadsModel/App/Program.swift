/// Runs the app: the only place where a model takes the place of another one.
///
/// Messages come in, the update decides, the view shows, and commands and subscriptions go out.
@MainActor
final class Program {
  private(set) var model: AppModel
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
    render()
    for command in wanted {
      commands.run(command) { [weak self] in self?.send($0) }
    }
  }

  private func render() {
    show(model)
    subscriptions.follow(model.subscriptions) { [weak self] in self?.send($0) }
  }
}
