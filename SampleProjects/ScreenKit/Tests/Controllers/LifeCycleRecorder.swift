import ScreenKit

/// Where recorders write down what happens to them, in one common order.
@MainActor
final class LifeCycleLog {
  var events: [String] = []

  /// The events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A view controller that writes down its life.
final class LifeCycleRecorder: ViewController {
  private let name: String
  private let log: LifeCycleLog

  init(_ name: String, log: LifeCycleLog) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  override func loadView() {
    record("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    record("viewDidLoad")
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    record("viewWillAppear")
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    record("viewDidAppear")
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    record("viewWillDisappear")
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    record("viewDidDisappear")
  }

  private func record(_ event: String) {
    log.events.append("\(name).\(event)")
  }
}
