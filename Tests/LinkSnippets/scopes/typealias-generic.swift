struct Pair<A, B> {
  var a: A
  var b: B
}
struct Left {
  var width = 1
}
typealias Twin<T> = Pair<T, T>
func use(_ twin: Twin<Left>) -> Int { twin.a.width }
