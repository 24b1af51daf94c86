/// What the home presenter can have the view show.
@MainActor
protocol HomeViewInput: AnyObject {
  func show(greeting: String)
}
