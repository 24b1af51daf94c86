extension A where Self: ~Copyable {
  consuming func f() -> B {
    let b = consume self
    switch consume self {
    case .c(let d): return d
    }
  }
}
