/// Runs the app: the only place where a model takes the place of another one.
///
/// Messages come in, the update decides, the view shows, and commands and subscriptions go out. One
/// message is finished before the next one begins: what is sent meanwhile, by a view that is being
/// brought up to date or by a command that has its answer at once, waits in a queue.
@MainActor
final class Program {
  private var model: AppModel
  private let commands: CommandRunner
  private let subscriptions: SubscriptionRunner<AppMessage>
  private let show: @MainActor (AppModel) -> Void
  private var queue: [AppMessage] = []
  private var isBusy = false

  init(
    _ model: AppModel, commands: CommandRunner, subscriptions: SubscriptionRunner<AppMessage>,
    show: @escaping @MainActor (AppModel) -> Void
  ) {
    self.model = model
    self.commands = commands
    self.subscriptions = subscriptions
    self.show = show
  }

  func start() {
    isBusy = true
    render()
    finishQueue()
  }

  func send(_ message: AppMessage) {
    queue.append(message)
    if !isBusy { finishQueue() }
  }

  private func finishQueue() {
    isBusy = true
    while !queue.isEmpty { handle(queue.removeFirst()) }
    isBusy = false
  }

  private func handle(_ message: AppMessage) {
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
