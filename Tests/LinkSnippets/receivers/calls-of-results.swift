struct Row { var count = 0 }
struct Handler {
  func callAsFunction(_ n: Int) -> Row { Row() }
  func callAsFunction(twice n: Int) -> Other { Other() }
}
struct Other { var size = 0 }
struct Env {
  func handler() -> Handler { Handler() }
  func closure(_ n: Int) -> (Int) -> Row { { _ in Row() } }
  var handlers: [Handler] = []
  var closures: [String: (Int) -> Row] = [:]
  static func make(_ n: Int) -> Handler { Handler() }
}
func make(_ n: Int) -> (String) -> Other { { _ in Other() } }
func make(_ n: Int, _ text: String) -> Row { Row() }

func use(_ e: Env) {
  _ = Handler()(3).count
  _ = Handler()(twice: 3).size
  _ = e.handler()(3).count
  _ = e.closure(1)(2).count
  _ = e.handlers[0](3).count
  _ = e.closures["a"]?(3).count
  _ = Env.make(1)(2)
  _ = make(1)("a").size
  let row = e.handler()(twice: 3)
  _ = row.size
}
