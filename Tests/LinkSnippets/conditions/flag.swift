func helper() {}
func other() {}
func use() {
  #if LINUX_ONLY
    helper()
  #endif
  #if DEBUG || NEVER
    other()
  #endif
}
