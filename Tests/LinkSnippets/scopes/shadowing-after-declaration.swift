let size = 1
func use() -> Int {
  let first = size
  do {
    let size = 2
    _ = size
  }
  return first + size
}
