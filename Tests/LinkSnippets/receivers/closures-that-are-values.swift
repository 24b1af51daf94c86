// Closures that are assigned, returned, elements or operands, and take their parameters from that
protocol Provider {}
extension Provider {
  func get(_ key: String) -> Int? { nil }
  var size: Int { 1 }
}
struct Other {
  func get(_ key: String) -> Int? { nil }
  var size: Int { 1 }
}
typealias Reader = (Provider, String) -> Int?
typealias Sized<P: Provider> = (P) -> Int
final class Store {
  var read: (Provider, String) -> Int?
  var other: ((Provider, String) -> Int?)?
  init() { read = { $0.get($1) } }
  init(a: Int) {
    self.read = { provider, key in provider.get(key) }
    other = { $0.get($1) }
  }
  func change(_ store: Store) {
    store.read = {
      let value = $0.get($1)
      return value
    }
    store.other = { ($0).get($1) }
  }
}
func make() -> Reader { { $0.get($1) } }
func made() -> (any Provider) -> Int {
  return { $0.size }
}
func sized<P: Provider>(_ p: P.Type) -> Sized<P> { { $0.size } }
func nested() -> (Other) -> (any Provider) -> Int { { other in { $0.size + other.size } } }
var computed: (any Provider) -> Int { { $0.size } }
let all: [(any Provider) -> Int] = [{ $0.size }, { (p) in p.size }]
let byName: [String: (any Provider) -> Int] = ["a": { $0.size }]
let chosen: (any Provider) -> Int = true ? { $0.size } : { _ in 2 }
func use(_ a: Reader? = { $0.get($1) }) -> Reader { a ?? { $0.get($1) } }
func local() {
  var read: Reader = { $0.get($1) }
  read = { provider, _ in provider.size }
  let pair: (Reader, Int) = ({ $0.get($1) }, 1)
  _ = (read, pair)
}
