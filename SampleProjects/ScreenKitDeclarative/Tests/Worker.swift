import Observation
import ScreenKitDeclarative

/// What happens to a worker, and what decides whether there is one.
@Observable @MainActor
final class WorkModel {
  var path: [Int] = []
  var showsSheet = false
  var count = 0
  @ObservationIgnored var events: [String] = []

  /// The events since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  /// Lasts until the task that calls it is cancelled.
  func work() async {
    events.append("begin")
    let (stream, _) = AsyncStream.makeStream(of: Never.self)
    for await _ in stream {}
    events.append(Task.isCancelled ? "cancelled" : "end")
  }
}

/// A view that works while it can be seen.
struct Worker: DeclarativeView {
  let model: WorkModel

  var body: some DeclarativeView {
    Text("\(model.count)")
      .onAppear { model.events.append("appear") }
      .onDisappear { model.events.append("disappear") }
      .task { await model.work() }
  }
}

/// A worker below the screens of a stack, and behind a sheet.
struct WorkRoot: DeclarativeView {
  @Bindable var model: WorkModel

  var body: some DeclarativeView {
    NavigationStack(path: $model.path) {
      Worker(model: model)
        .sheet(isPresented: $model.showsSheet) { Text("Sheet") }
    } destination: { number in
      Text("\(number)")
    }
  }
}
