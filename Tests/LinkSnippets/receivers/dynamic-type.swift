class Service {
  class var shared: Service { Service() }
  required init() {}
}
struct Other { static let shared = 1 }
func use(_ service: Service) {
  _ = type(of: service).shared
  let kind = type(of: service)
  _ = kind.shared
}
