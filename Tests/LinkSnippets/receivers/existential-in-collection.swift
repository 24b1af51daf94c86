protocol Handler {
  func handle()
}
struct Router {
  var handlers: [any Handler] = []
  var named: [String: any Handler] = [:]
}
func use(_ router: Router) {
  for handler in router.handlers { handler.handle() }
  router.named["a"]?.handle()
}
