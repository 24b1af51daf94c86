let limit = 3
nonisolated(unsafe) var current = limit
func use() -> Int {
  current += 1
  return limit + current
}
