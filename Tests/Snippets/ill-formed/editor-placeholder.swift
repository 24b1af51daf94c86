func f() { A(<#T##Int#>, b: <#B#>) }
struct C {}
