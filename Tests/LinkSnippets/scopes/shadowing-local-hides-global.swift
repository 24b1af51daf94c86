let limit = 1
let bound = 2
func use(_ bound: Int) -> Int {
  let limit = 3
  return limit + bound
}
func other() -> Int { limit + bound }
