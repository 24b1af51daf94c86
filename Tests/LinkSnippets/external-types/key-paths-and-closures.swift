// An overload that takes a key path is not meant where a closure stands
struct Song { var length = 1 }
extension Sequence {
  func map<T>(_ path: KeyPath<Element, T>, plus extra: T) -> [T] { map { $0[keyPath: path] } + [extra] }
  func sum(_ path: KeyPath<Element, Int>) -> Int { map { $0[keyPath: path] }.reduce(0, +) }
}
func use(_ songs: [Song]) {
  _ = songs.map { $0.length }
  _ = songs.map(\.length)
  _ = songs.map(\.length, plus: 2)
  _ = songs.sum(\.length)
}
