class Screen {
  lazy var page = Page(screen: self)
  func refresh(_ done: @escaping () -> Void) {}
  func start() {
    refresh { [weak self] in self?.finish() }
    refresh { [weak self] in self?.page.screen?.finish() }
    refresh { [unowned self] in self.finish() }
  }
  func finish() {}
}
class Page {
  weak var screen: Screen?
  init(screen: Screen) { self.screen = screen }
}
class Task {
  func finish() {}
  func refresh() {}
}
