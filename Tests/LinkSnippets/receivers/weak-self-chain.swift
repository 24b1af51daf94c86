protocol Service {
  func load() -> Page
}
struct Page {
  var title = ""
  func show() {}
}
class Screen {
  let service: Service
  var page: Page?
  init(service: Service) { self.service = service }
  func start() {
    let first = { [weak self] in
      self?.service.load().show()
      self?.page = self?.service.load()
    }
    let second = { [weak self] in self!.service.load().title }
    let third = { [weak self] in
      let page = self?.service.load()
      page?.show()
      self?
        .service.load().show()
    }
    first()
    third()
    print(second())
  }
}
class Banner {
  func load() {}
  func show() {}
  var service = 1
  var title = 2
}
