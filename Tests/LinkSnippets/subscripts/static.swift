struct Config {
  static subscript(key: String) -> Int { 1 }
}
func use() -> Int { Config["a"] }
