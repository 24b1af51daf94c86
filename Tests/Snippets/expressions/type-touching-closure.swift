func f() {
  _ = Job{ print(1) }
}
func g() {
  Job{ print(1) }
  return Job{ print(1) }
}
