func f(let a= #endif
